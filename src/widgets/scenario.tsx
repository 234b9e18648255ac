import type { ComponentChildren } from 'preact';
import type { Staged } from '#src/scenario/stage.ts';
import type { VariantName } from './goal-bar.tsx';
import { recordDone } from './record-done.ts';
import { StagedTable } from './staged-table.tsx';

interface Props {
  readonly staged: Staged;
  readonly variant: VariantName;
  /** The form of a sum that the script begins with, as the server wrote it. */
  readonly sum?: ComponentChildren;
}

/** A scenario on a page: the island that wakes when it is seen, and keeps that it was played. */
export default function Scenario(props: Props) {
  return <StagedTable {...props} onDone={(view) => recordDone(view, props.variant.id)} />;
}
