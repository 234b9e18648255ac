import type { FunctionComponent } from 'preact';
import { useRef, useState } from 'preact/hooks';

interface Props {
  /** The page's address with the position at its end. */
  readonly link: string;
}

/** "Send this position": its link to copy, and the same as a QR code for a phone that looks on. */
export function SendPosition({ link }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const [code, setCode] = useState<FunctionComponent<Props> | null>(null);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setSaid('The link is copied.');
    } catch {
      field.current?.select();
      setSaid('The link is selected: copy it from here.');
    }
  };
  const draw = async () => {
    const { QrCode } = await import('./qr-code.tsx');
    setCode(() => QrCode);
  };
  const Code = code;
  return (
    <section class="send panel" aria-labelledby="send">
      <h2 id="send">Send this position</h2>
      <p>The link holds the whole table. Nothing is kept anywhere else.</p>
      <div class="link">
        <label for="position-link" class="sr-only">
          Link to this position
        </label>
        <input id="position-link" ref={field} type="text" readOnly value={link} />
        <button type="button" class="button outlined" onClick={() => void copy()}>
          Copy the link
        </button>
      </div>
      <p role="status">{said}</p>
      <details onToggle={({ currentTarget }) => currentTarget.open && void draw()}>
        <summary>Show it as a QR code</summary>
        {Code !== null && <Code link={link} />}
      </details>
    </section>
  );
}
