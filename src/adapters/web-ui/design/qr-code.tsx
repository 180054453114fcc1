import { useMemo } from "react";
import { encode } from "uqr";
import styles from "./qr-code.module.css";

/** A text as a QR code, drawn in the browser: it is never sent anywhere. `label` says what it is. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = useMemo(() => encode(text, { ecc: "M", border: 4 }), [text]);
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      {/* Cameras only read dark on light: the two colours are the same in both themes. */}
      <rect width={size} height={size} fill="#ffffff" />
      <path d={dark.join("")} fill="#000000" />
    </svg>
  );
}
