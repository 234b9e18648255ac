import '#src/styles/sum.css';
import type { ComponentProps } from 'preact';
import { CountForm } from './count-form.tsx';
import Scenario from './scenario.tsx';

/** A scenario that asks for sums: the same island, and the form that only such a page carries. */
export default function CountingScenario(props: Omit<ComponentProps<typeof Scenario>, 'Count'>) {
  return <Scenario {...props} Count={CountForm} />;
}
