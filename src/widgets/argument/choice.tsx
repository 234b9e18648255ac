import { useId } from 'preact/hooks';

interface Props<T extends string | number> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
  /** Where the question stands above as a heading, it is not shown twice. */
  readonly shown?: 'label' | 'options-only';
}

/** One of a few, each in its own words on a large button. */
export function Choice<T extends string | number>(props: Props<T>) {
  const { label, options, chosen, onChoose, shown = 'options-only' } = props;
  const name = useId();
  return (
    <fieldset class="choice">
      <legend class={shown === 'label' ? '' : 'sr-only'}>{label}</legend>
      {options.map(({ value, text }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
