import type { Option } from '#src/scenario/view.ts';
import { Mark, ReasonList, type Reference } from './reason-list.tsx';

interface Props extends Pick<Reference, 'places'> {
  readonly options: readonly Option[];
}

/** The options once answered: what is true of each, what was ticked, and behind a fold every reason. */
export function AnsweredOptions({ options, places }: Props) {
  return (
    <ul class="reasons">
      {options.map(({ label, chosen, verdict }) => {
        if (verdict === null) return null;
        const { legal, reasons } = verdict;
        const against = reasons.find(({ met }) => !met);
        return (
          <li key={label} class={legal ? 'met' : 'broken'}>
            <Mark met={legal} />
            <div>
              <b class="name">{label}</b>
              <span class="text">
                {legal ? 'Allowed' : 'Not allowed'}
                {chosen === legal ? '.' : legal ? ', and you left it out.' : ', and you ticked it.'}{' '}
                {against?.text}
              </span>
              {reasons.length > 0 && (
                <details>
                  <summary>{legal ? 'What it meets' : 'Every condition'}</summary>
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
