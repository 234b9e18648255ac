import { cardList, rankList } from '#src/explain/card-words.ts';
import { figure } from '#src/explain/number-words.ts';
import type { CountedPart, OpeningProspect } from './opening.ts';

/** How much the first meld is worth so far, how much it needs, and what counts toward it. */
export function OpeningCount({ prospect }: { readonly prospect: OpeningProspect }) {
  const { need, count, parts, under, opened } = prospect;
  const short = need - count;
  return (
    <div class="count" role="group" aria-label="First meld">
      <p class="sum">
        <b class="what">{opened ? 'First meld, laid' : 'First meld'}</b>
        <span>
          <b class="points">{figure(count)}</b> of {figure(need)}
        </span>
        <b class="short">{short > 0 ? `${figure(short)} short` : 'enough'}</b>
      </p>
      <div class="bar" aria-hidden="true">
        <Filled parts={parts} need={need} fresh={false} />
        <Filled parts={parts} need={need} fresh={true} />
      </div>
      <dl>
        {parts.map((part, at) => (
          <div key={at}>
            <dt>{termOf(part)}</dt>
            <dd>{figure(part.points)}</dd>
          </div>
        ))}
        {under > 0 && (
          <div>
            <dt>{under === 1 ? '1 card below' : `${under} cards below`}</dt>
            <dd>not counted</dd>
          </div>
        )}
        {parts.length === 0 && (
          <div>
            <dt>Nothing chosen yet</dt>
            <dd>0</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function termOf({ cards, state }: CountedPart): string {
  return state === 'chosen'
    ? cardList(cards)
    : state === 'aside'
      ? `${rankList(cards)}, aside`
      : rankList(cards);
}

interface FilledProps {
  readonly parts: readonly CountedPart[];
  readonly need: number;
  /** The points chosen now, or those that lie there or are set aside. */
  readonly fresh: boolean;
}

/** One stretch of the bar. Its length is a share of what is needed. */
function Filled({ parts, need, fresh }: FilledProps) {
  const points = parts
    .filter(({ state }) => (state === 'chosen') === fresh)
    .reduce((sum, part) => sum + part.points, 0);
  const all = parts.reduce((sum, part) => sum + part.points, 0);
  const width = `${(100 * points) / Math.max(need, all, 1)}%`;
  return <i class={fresh ? 'fresh' : 'laid'} style={{ width }} />;
}
