interface Props {
  readonly onAgain: () => void;
}

/** Said where a page that was loaded again goes on with its round. */
export function Resumed({ onAgain }: Props) {
  return (
    <>
      You go on with the round that you began here.{' '}
      <button type="button" class="button outlined" onClick={onAgain}>
        Start again
      </button>
    </>
  );
}
