/** The head of a verdict in two words and a line, and what a screen reader is told of it. */
import type { Explanation } from '#src/explain/explanation.ts';
import type { ScenarioView } from '#src/scenario/view.ts';

export interface Head {
  readonly seal: 'yes' | 'no';
  readonly title: string;
  readonly line: string;
}

/** The head of what the view shows, or null where there is nothing to say. */
export function headOf(view: ScenarioView): Head | null {
  const { verdict, mood, kind, answer, shown } = view;
  if (mood === 'asking' || mood === 'done') return null;
  if (kind === 'choose' || kind === 'why') return answer === null ? null : chosen(view);
  if (verdict === null) return null;
  if (kind === 'judge') return judged(verdict, answer === 'right');
  if (!verdict.legal)
    return { seal: 'no', title: 'Not yet', line: `${conditions(verdict)} Nothing has moved.` };
  if (mood === 'aside')
    return { seal: 'yes', title: 'Allowed, not the point', line: conditions(verdict) };
  if (mood === 'on-the-way')
    return { seal: 'yes', title: 'Allowed', line: `${conditions(verdict)} Go on.` };
  if (kind === 'watch') return { seal: 'yes', title: 'Allowed', line: conditions(verdict) };
  if (shown)
    return { seal: 'yes', title: 'Shown', line: 'This is one way. It does not count as solved.' };
  return { seal: 'yes', title: 'Right', line: conditions(verdict) };
}

/** The head of a verdict on a move that was only asked about. */
export function headOfPeek(verdict: Explanation): Head {
  const title = verdict.legal ? 'It would be allowed' : 'It would not be allowed';
  return {
    seal: verdict.legal ? 'yes' : 'no',
    title,
    line: `${conditions(verdict)} Nothing was tried.`,
  };
}

function judged(verdict: Explanation, right: boolean): Head {
  const truth = verdict.legal ? 'it is allowed' : 'it is not allowed';
  return {
    seal: right ? 'yes' : 'no',
    title: `${right ? 'Right' : 'No'}: ${truth}`,
    line: verdict.reasons.length === 0 ? 'What decides it is asked next.' : conditions(verdict),
  };
}

function chosen({ options, answer }: ScenarioView): Head {
  if (answer === 'right') return { seal: 'yes', title: 'Right', line: 'You found them all.' };
  const count = (ticked: boolean) =>
    options.filter((each) => each.chosen === ticked && (each.truth === 'yes') !== ticked).length;
  const said = [
    ['Wrongly ticked', count(true)],
    ['Left out', count(false)],
  ] as const;
  const line = said.flatMap(([what, some]) => (some > 0 ? `${what}: ${some}.` : [])).join(' ');
  return { seal: 'no', title: 'Not all', line };
}

/** "2 of 4 conditions fail.", "Both conditions are met." */
function conditions({ reasons }: Explanation): string {
  const all = reasons.length;
  const broken = reasons.filter(({ met }) => !met).length;
  if (all === 0) return '';
  const fail = broken === 1 ? 'fails' : 'fail';
  if (broken > 0 && broken < all) return `${broken} of ${all} conditions ${fail}.`;
  const what = all === 1 ? 'The one condition' : `${all === 2 ? 'Both' : `All ${all}`} conditions`;
  return `${what} ${broken > 0 ? fail : all === 1 ? 'is met' : 'are met'}.`;
}

/** One sentence or two for the ear: the head, and the first thing that is wrong. */
export function announcementOf(
  head: Head,
  verdict: Explanation | null,
  remark: string | null,
): string {
  const broken = verdict?.reasons.find(({ met }) => !met);
  const detail = remark ?? broken?.text ?? head.line;
  return `${head.title}. ${detail}`;
}
