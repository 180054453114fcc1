import { useMemo } from "react";
import { useLingui } from "@lingui/react/macro";
import { encode } from "uqr";
import styles from "./sign-in.module.css";

/** Cameras only read dark on light: the two colours are the same in both themes. */
const paper = "#ffffff";
const ink = "#000000";

/** A text as a QR code, drawn locally: the secret is never sent anywhere. */
export function QrCode({ text }: { text: string }) {
  const { t } = useLingui();
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t`QR code for your authenticator app`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill={paper} />
      <path d={path} fill={ink} />
    </svg>
  );
}

function drawn(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join("") };
}
