import type { RuleId } from '#src/engine/rules.ts';
import type { Answered, RoundKind } from '#src/practice/round.ts';
import { type Firmness, type Standings, standingOf } from '#src/practice/standing.ts';

/** A page to read about a rule. */
export type Reading = Readonly<
  Partial<Record<RuleId, { readonly title: string; readonly href: string }>>
>;

interface Props {
  readonly kind: RoundKind;
  readonly round: readonly Answered[];
  readonly standings: Standings;
  readonly reading: Reading;
  readonly onAgain: () => void;
}

const FIRMNESS_WORDS: Readonly<Record<Firmness, string>> = {
  new: 'not met yet',
  weak: 'comes again soon',
  met: 'right once; it comes again',
  firm: 'firm',
};

/** After ten: what was met, what is firm, and what to read. */
export function RoundEnd({ kind, round, standings, reading, onAgain }: Props) {
  const right = round.filter(({ outcome }) => outcome === 'right').length;
  const met = [...new Map(round.map((each) => [each.reason.id, each.reason])).values()];
  const missed = new Set(
    round.filter(({ outcome }) => outcome !== 'right').map(({ reason }) => reason.id),
  );
  return (
    <div class="round-end">
      <p class="lead">
        {right} of {round.length} right and without help.{' '}
        {right === round.length
          ? 'Nothing to read again.'
          : 'Each rule that you missed has a page.'}
      </p>
      <table class="ledger">
        <caption class="sr-only">What these questions turned on</caption>
        <thead>
          <tr>
            <th scope="col">It turned on</th>
            <th scope="col">{kind === 'test' ? 'You' : 'How it stands'}</th>
            <th scope="col">To read</th>
          </tr>
        </thead>
        <tbody>
          {met.map(({ id, name, rule }) => {
            const page = reading[rule];
            return (
              <tr key={id} class={missed.has(id) ? 'missed' : 'right'}>
                <th scope="row">{name}</th>
                <td>
                  {kind === 'test'
                    ? missed.has(id)
                      ? '✗ missed'
                      : '✓ right'
                    : FIRMNESS_WORDS[standingOf(standings, id).firmness]}
                </td>
                <td>{page !== undefined && <a href={page.href}>{page.title}</a>}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="buttons">
        <button type="button" class="button brass" onClick={onAgain}>
          Ten more
        </button>
      </p>
    </div>
  );
}
