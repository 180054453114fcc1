import type { ReactNode } from "react";

/** Where an address or an id may break: after its signs, never within a word. */
const afterSign = /(?<=[@._\-/])/;

/** An address, a name or an id that breaks at its signs where it does not fit in a line. */
export function Breakable({ children }: { children: string }) {
  return <bdi>{children.split(afterSign).reduce<ReactNode[]>(withBreak, [])}</bdi>;
}

function withBreak(before: ReactNode[], part: string): ReactNode[] {
  if (before.length === 0) return [part];
  return [...before, <wbr key={before.length} />, part];
}
