import { useLayoutEffect, useRef, useState, type RefObject } from "react";

/** Nearer than this to the end, the reader is at the end. */
const nearPixels = 48;

/** The end of a list that grows there, for a reader who may have scrolled away from it. */
interface StickyEnd {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  /** Something came at the end that the reader has not scrolled to. */
  readonly hasMore: boolean;
  readonly goToEnd: () => void;
}

/**
 * Keeps a scroller at its end while things are added there, unless the reader scrolled up: then
 * what he looks at stays in its place. The scroller has to be a reversed column, whose scroll
 * position is counted from the end, so that it also stays there when its size changes.
 *
 * @param last what stands at the end
 * @param isOwn whether the reader put it there: then he goes with it
 */
export function useStickyEnd(last: string | undefined, isOwn: boolean): StickyEnd {
  const scroller = useRef<HTMLDivElement>(null);
  const before = useRef({ last, height: 0 });
  const [isAway, setAway] = useState(false);
  const [seen, setSeen] = useState(last);
  const goToEnd = () => scroller.current?.scrollTo({ top: 0 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const { last: lastBefore, height } = before.current;
    before.current = { last, height: element.scrollHeight };
    if (last === lastBefore) return;
    if (isOwn) element.scrollTo({ top: 0 });
    else if (distance(element) > nearPixels) element.scrollTop -= element.scrollHeight - height;
  });
  if (!isAway && seen !== last) setSeen(last);
  return {
    scroller,
    onScroll: () => setAway(distance(scroller.current) > nearPixels),
    hasMore: isAway && seen !== last,
    goToEnd,
  };
}

function distance(element: HTMLElement | null): number {
  return Math.abs(element?.scrollTop ?? 0);
}
