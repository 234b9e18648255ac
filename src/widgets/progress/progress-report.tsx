import { useStore } from '@nanostores/preact';
import { useMemo } from 'preact/hooks';
import { standingsOf } from '#src/practice/memory.ts';
import {
  doneUnder,
  knownOnly,
  type Progress,
  readProgress,
  reviewsOf,
} from '#src/progress/progress.ts';
import { $entries, $keeping, entriesOfOtherVersions } from '#src/progress/store.ts';
import { ProgressTools } from './progress-tools.tsx';

/** A game with the scripts of each of its lessons. */
interface Game {
  readonly id: string;
  readonly name: string;
  readonly course: string;
  readonly practice: string;
  readonly lessons: readonly (readonly string[])[];
}

interface Props {
  readonly games: readonly Game[];
  /** The ids of the reasons that questions turn on, in any game. */
  readonly reasons: readonly string[];
}

const NO_ENTRIES: ReturnType<typeof $entries.get> = [];

/** What this browser knows of the learner, game by game, and what can be done with it. */
export default function ProgressReport({ games, reasons }: Props) {
  const entries = useStore($entries, { ssr: () => NO_ENTRIES });
  const keeping = useStore($keeping, { ssr: () => 'kept' as const });
  const progress = useMemo(
    () => knownOnly(readProgress(entries), new Set(reasons)),
    [entries, reasons],
  );
  const others = entries === NO_ENTRIES ? 0 : entriesOfOtherVersions();
  return (
    <div class="progress">
      <p class="lead">Your progress stays in this browser. Nothing about you is sent anywhere.</p>
      {keeping === 'closed' && (
        <p class="slip">
          This browser keeps nothing for this site, as in a private window. What you do is forgotten
          when you close the page.
        </p>
      )}
      {keeping === 'full' && (
        <p class="slip">
          This browser has no room left. What you do now is forgotten when you close the page; what
          was kept before stays.
        </p>
      )}
      {others > 0 && (
        <p class="slip">
          Some progress here was kept by another version of this site. It is left as it is, and not
          shown.
        </p>
      )}
      {progress.unread > 0 && (
        <p class="slip">
          {progress.unread === 1 ? 'One entry' : `${progress.unread} entries`} cannot be read. All
          the others are shown.
        </p>
      )}
      <Table games={games} progress={progress} />
      <ProgressTools entries={entries} />
    </div>
  );
}

interface TableProps extends Pick<Props, 'games'> {
  readonly progress: Progress;
}

function Table({ games, progress }: TableProps) {
  return (
    <div class="scroll">
      <table class="ledger">
        <caption class="sr-only">Your progress in each game</caption>
        <thead>
          <tr>
            <th scope="col">Game</th>
            <th scope="col">Lessons done</th>
            <th scope="col">Practice</th>
            <th scope="col">Last test</th>
          </tr>
        </thead>
        <tbody>
          {games.map((game) => (
            <tr key={game.id}>
              <th scope="row">{game.name}</th>
              <td>{lessonsDone(game, progress)}</td>
              <td>
                <a href={game.practice}>{practiceOf(game, progress)}</a>
              </td>
              <td>{lastTest(game, progress)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function lessonsDone({ id, lessons, course }: Game, progress: Progress) {
  if (lessons.length === 0) return 'no course yet';
  const done = doneUnder(progress, id);
  const whole = lessons.filter((scripts) => scripts.every((script) => done.has(script)));
  return (
    <a href={course}>
      {whole.length} of {lessons.length}
    </a>
  );
}

function practiceOf({ id }: Game, progress: Progress): string {
  const standings = [...standingsOf(reviewsOf(progress, id)).values()];
  if (standings.length === 0) return 'not begun';
  const firm = standings.filter(({ firmness }) => firmness === 'firm').length;
  return `${firm} firm of ${standings.length} met`;
}

function lastTest({ id }: Game, { tests }: Progress): string {
  const own = tests.filter(({ variant }) => variant === id);
  const last = own.toSorted((one, other) => one.at - other.at).at(-1);
  if (last === undefined) return 'none';
  const right = last.answers.filter(({ outcome }) => outcome === 'right').length;
  const day = new Date(last.at).toLocaleDateString('en-US', { dateStyle: 'medium' });
  return `${right} of ${last.answers.length} right, ${day}`;
}
