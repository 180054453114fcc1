import { useEffect, useState } from "react";

/** Counts down from what the server said, each time that it says something new. */
export function useSecondsLeft(countdown: number): number {
  const [left, setLeft] = useState(countdown);
  useEffect(() => {
    const until = performance.now() + countdown * 1_000;
    const look = () => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1_000)));
    look();
    const timer = setInterval(look, 1_000);
    return () => clearInterval(timer);
  }, [countdown]);
  return left;
}
