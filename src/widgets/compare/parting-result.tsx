import { useEffect, useRef } from 'preact/hooks';
import type { PartingQuestion } from '#src/compare/parting-question.ts';
import type { Parting, VariantVerdict } from '#src/compare/verdicts.ts';
import { sayMove } from '#src/explain/moves.ts';
import type { VariantName } from '../goal-bar.tsx';
import { Icon } from '../icon.tsx';
import { bookOf } from '../page-book.ts';
import { ReasonList, RuleSaid } from '../reason-list.tsx';
import { Seal } from '../verdict-sheet.tsx';
import type { Said } from './use-parting-drill.ts';

interface Props {
  readonly question: PartingQuestion;
  readonly said: Said;
  readonly games: readonly [VariantName, VariantName];
  readonly onNext: () => void;
}

const HEADS = ['Wrong in both', 'Right in one of the two', 'Right in both'] as const;

/** What each game says of the move, and the rule on which they part in the words of both. */
export function PartingResult({ question, said, games, onNext }: Props) {
  const { verdicts, rule, move, parting } = question;
  const head = useRef<HTMLHeadingElement>(null);
  const right = verdicts.filter(({ verdict }, at) => verdict.legal === said[at]).length;
  const { name } = bookOf(games[0].id).spoken[rule];
  useEffect(() => head.current?.focus(), []);
  return (
    <div class="parting-result">
      <h3 ref={head} tabIndex={-1}>
        {HEADS[right]}
      </h3>
      <p>
        {sayMove(move)}: {howTheyPart(parting, verdicts, games)} The rule that decides:{' '}
        <b>{name}</b>.
      </p>
      {games.map((game, at) => {
        const own = verdicts[at];
        return own && <Paper key={game.id} {...{ game, own, rule }} said={said[at] === true} />;
      })}
      <p>
        <button type="button" class="button brass" onClick={onNext}>
          Next question <Icon name="arrow" />
        </button>
      </p>
    </div>
  );
}

function howTheyPart(
  parting: Parting,
  [one]: PartingQuestion['verdicts'],
  [a, b]: Props['games'],
): string {
  const legal = one.verdict.legal;
  switch (parting) {
    case 'legality':
      return `${legal ? a.name : b.name} allows it, ${legal ? b.name : a.name} does not.`;
    case 'consequence':
      return `${legal ? 'both allow it' : 'neither allows it'}, but what follows is not the same.`;
    default:
      return legal ? 'both allow it.' : 'neither allows it, but for different reasons.';
  }
}

interface PaperProps extends Pick<PartingQuestion, 'rule'> {
  readonly game: VariantName;
  readonly own: VariantVerdict;
  readonly said: boolean;
}

/** One game's verdict: its rule first, then every condition behind a fold. */
function Paper({ game, own: { explanation }, said, rule }: PaperProps) {
  const { spoken, places } = bookOf(game.id);
  const { legal, reasons, penalty, ended } = explanation;
  return (
    <section class={`verdict ${legal ? 'yes' : 'no'}`} aria-label={game.name}>
      <header>
        <Seal seal={legal ? 'yes' : 'no'} />
        <div>
          <p class="title">{game.name}</p>
          <p class="line">
            {legal ? 'Legal' : 'Not legal'}. You said {said ? 'legal' : 'not legal'}:{' '}
            {said === legal ? 'right.' : 'wrong.'}
          </p>
        </div>
      </header>
      <div class="point">
        <RuleSaid rule={spoken[rule]} said places={places} />
        {penalty !== null && <p>{penalty.text}</p>}
        {ended !== null && <p>{ended}</p>}
      </div>
      <details>
        <summary>
          {reasons.length === 1 ? 'The condition' : `All ${reasons.length} conditions`} of this move
        </summary>
        <ReasonList reasons={reasons} places={places} />
      </details>
      <footer>
        <a href={`${game.href}#${rule}`}>
          The rule’s page<span class="sr-only"> in the rule book of {game.name}</span>
        </a>
      </footer>
    </section>
  );
}
