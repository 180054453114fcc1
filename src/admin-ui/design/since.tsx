import { useEffect, useState } from "react";
import { SpanWords } from "./span-words.tsx";

const everyMs = 30_000;

/** How long ago something happened, updated while the page is open. */
export function Since({ at }: { at: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(clock);
  }, []);
  return <SpanWords span={now - Date.parse(at)} />;
}
