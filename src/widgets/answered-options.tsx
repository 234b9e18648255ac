import type { Option } from '#src/scenario/view.ts';
import { Mark, ReasonList, type Reference } from './reason-list.tsx';

/** How an answer is said to be right or not. */
const SAID = {
  choose: { yes: 'Allowed', no: 'Not allowed' },
  why: { yes: 'It decides', no: 'It does not decide' },
} as const;

interface Props extends Pick<Reference, 'places'> {
  readonly kind: keyof typeof SAID;
  readonly options: readonly Option[];
}

/** The options once answered: what is true of each, what was ticked, and of a move behind a fold every reason. */
export function AnsweredOptions({ kind, options, places }: Props) {
  const said = SAID[kind];
  return (
    <ul class="reasons">
      {options.map(({ label, chosen, truth, verdict }) => {
        if (truth === null || verdict === null) return null;
        const { reasons } = verdict;
        const right = truth === 'yes';
        // What a rule found is told below, once for all.
        const point = kind === 'choose' ? reasons.find(({ met }) => !met) : undefined;
        return (
          <li key={label} class={right ? 'met' : 'broken'}>
            <Mark met={right} />
            <div>
              <b class="name">{label}</b>
              <span class="text">
                {said[truth]}
                {chosen === right ? '.' : right ? ', and you left it out.' : ', and you ticked it.'}{' '}
                {point?.text}
              </span>
              {kind === 'choose' && reasons.length > 0 && (
                <details>
                  <summary>{right ? 'What it meets' : 'Every condition'}</summary>
                  <ReasonList reasons={reasons} places={places} />
                </details>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
