import { encode } from 'uqr';

interface Props {
  readonly link: string;
}

/** Light modules around the code, by which a camera finds it. */
const BORDER = 4;
/** More characters than this make a code too fine for a phone's camera. */
const MOST = 1200;

/** A link as a QR code, drawn here: dark squares on white, whatever the page's colors are. */
export function QrCode({ link }: Props) {
  if (link.length > MOST)
    return <p>This position has too many cards for a QR code. Send the link.</p>;
  const { data, size } = encode(link, { ecc: 'L', border: BORDER });
  const squares = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      class="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code: the link to this position"
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}
