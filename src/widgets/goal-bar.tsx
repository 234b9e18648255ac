import type { ScenarioView } from '#src/scenario/view.ts';
import { Icon } from './icon.tsx';

/** The rule set that a table is played by, as the table names it. */
export interface VariantName {
  readonly id: string;
  readonly name: string;
  /** Where there is little room. */
  readonly short: string;
  /** Its rule book. */
  readonly href: string;
}

interface Props {
  readonly view: ScenarioView;
  readonly variant: VariantName;
}

/** What is asked for, and by which rules: always in sight at the head of the table. */
export function GoalBar({ view, variant }: Props) {
  const { text, step, steps, kind } = view;
  return (
    <header class="goal">
      <p class={kind === 'tell' || kind === 'watch' ? 'told' : 'asked'}>
        {steps > 1 && (
          <span class="step">
            <span class="sr-only">Step </span>
            {step}/{steps}
          </span>
        )}
        {text}
      </p>
      <a class="chip" href={variant.href}>
        <Icon name="people" />
        <span class="roomy">{variant.name}</span>
        <span class="tight">{variant.short}</span>
      </a>
    </header>
  );
}
