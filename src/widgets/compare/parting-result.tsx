import { useEffect, useRef } from 'preact/hooks';
import type { PartingQuestion } from '#src/compare/parting-question.ts';
import type { VariantVerdict } from '#src/compare/verdicts.ts';
import { sayMove } from '#src/explain/moves.ts';
import type { VariantName } from '../goal-bar.tsx';
import { Icon } from '../icon.tsx';
import { bookOf } from '../page-book.ts';
import { Mark, ReasonList, RuleSaid } from '../reason-list.tsx';
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
  const { verdicts, rule, move, options } = question;
  const head = useRef<HTMLHeadingElement>(null);
  const right = question.right.filter((place, at) => place === said[at]).length;
  const { name } = bookOf(games[0].id).spoken[rule];
  useEffect(() => head.current?.focus(), []);
  return (
    <div class="parting-result">
      <h3 ref={head} tabIndex={-1}>
        {HEADS[right]}
      </h3>
      <p>
        {sayMove(move)}: {howTheyPart(question, games)} They differ on this rule: <b>{name}</b>.
      </p>
      {games.map((game, at) => {
        const own = verdicts[at];
        const chosen = options[said[at] ?? -1] ?? '';
        const isRight = said[at] === question.right[at];
        return own && <Paper key={game.id} {...{ game, own, rule, chosen, isRight }} />;
      })}
      <p>
        <button type="button" class="button brass" onClick={onNext}>
          Next question <Icon name="arrow" />
        </button>
      </p>
    </div>
  );
}

function howTheyPart({ asked, verdicts: [one] }: PartingQuestion, [a, b]: Props['games']): string {
  const { legal } = one.verdict;
  switch (asked) {
    case 'legality':
      return `${legal ? a.name : b.name} allows it, ${legal ? b.name : a.name} does not.`;
    case 'consequence':
      return `${legal ? 'both allow it' : 'neither allows it'}, but what follows is not the same.`;
    case 'reason':
      return 'neither allows it, but for different reasons.';
  }
}

/** Few conditions are called otherwise than many. */
const CONDITIONS: Readonly<Record<number, string>> = { 1: 'The condition', 2: 'Both conditions' };

interface PaperProps extends Pick<PartingQuestion, 'rule'> {
  readonly game: VariantName;
  readonly own: VariantVerdict;
  /** What the learner said, and whether that is so. */
  readonly chosen: string;
  readonly isRight: boolean;
}

/** One game's verdict: its rule first, then every condition behind a fold. */
function Paper({ game, own: { explanation }, chosen, isRight, rule }: PaperProps) {
  const { spoken, places } = bookOf(game.id);
  const { legal, reasons, penalty, ended } = explanation;
  return (
    <section class={`verdict ${legal ? 'yes' : 'no'}`} aria-label={game.name}>
      <header>
        <Seal seal={legal ? 'yes' : 'no'} />
        <div>
          <p class="title">{game.name}</p>
          <p class="line">{legal ? 'Legal' : 'Not legal'}</p>
        </div>
      </header>
      <div class="point">
        <p class={isRight ? 'yours met' : 'yours broken'}>
          <Mark met={isRight} />
          <span>
            You said “{chosen}”: {isRight ? 'right.' : 'wrong.'}
          </span>
        </p>
        <RuleSaid rule={spoken[rule]} said places={places} />
        {penalty !== null && <p>{penalty.text}</p>}
        {ended !== null && <p>{ended}</p>}
      </div>
      <details class="fold">
        <summary>
          {CONDITIONS[reasons.length] ?? `All ${reasons.length} conditions`} of this move
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
