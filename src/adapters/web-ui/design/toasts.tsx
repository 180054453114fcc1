import {
  useEffect,
  useState,
  useSyncExternalStore,
  type PointerEvent,
  type ReactNode,
} from "react";
import { createRoot } from "react-dom/client";
import type { I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { useLingui } from "@lingui/react/macro";
import { CircleCheck, CircleX, Info, TriangleAlert, X } from "lucide-react";
import type { ToastType } from "./show-toast.ts";
import styles from "./toasts.module.css";

interface ShownToast {
  readonly id: number;
  readonly type: ToastType;
  readonly words: string;
}

let shown: readonly ShownToast[] = [];
let count = 0;
let place: HTMLElement | undefined;
const listeners = new Set<() => void>();

function change(toasts: readonly ShownToast[]): void {
  shown = toasts;
  for (const listen of listeners) listen();
}

/** Adds a toast; one that says the same takes the place of the earlier. */
export function addToast(i18n: I18n, toast: Omit<ShownToast, "id">): void {
  place ??= openPlace(i18n);
  // Shown again, so that it lies above a dialog that opened since.
  place.hidePopover();
  place.showPopover();
  count += 1;
  const others = shown.filter(({ type, words }) => type !== toast.type || words !== toast.words);
  change([...others, { ...toast, id: count }]);
}

/** Outside of the page's tree: the page's own bundle carries nothing of it. */
function openPlace(i18n: I18n): HTMLElement {
  const element = document.createElement("div");
  element.popover = "manual";
  element.className = styles.place ?? "";
  document.body.append(element);
  element.showPopover();
  createRoot(element).render(
    <I18nProvider i18n={i18n}>
      <Toasts />
    </I18nProvider>,
  );
  return element;
}

function Toasts() {
  const toasts = useSyncExternalStore(
    (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    () => shown,
  );
  return toasts.map(({ id, type, words }) => (
    <Toast key={id} type={type} onClose={() => change(shown.filter((toast) => toast.id !== id))}>
      {words}
    </Toast>
  ));
}

const icons = {
  info: Info,
  success: CircleCheck,
  error: CircleX,
  warning: TriangleAlert,
  light: undefined,
};

/** As specified (section 9). */
const closesAfterMs = 5_000;
const dragShare = 0.8;

/**
 * One toast. It closes by itself, by its button, or dragged aside by 80 % of its width; it waits
 * while it is held, pointed at, or has the focus.
 */
export function Toast(props: { type: ToastType; onClose: () => void; children: ReactNode }) {
  const { type, onClose, children } = props;
  const { t } = useLingui();
  const [isHeld, setHeld] = useState(false);
  const [start, setStart] = useState<number>();
  const [offset, setOffset] = useState(0);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onClose, closesAfterMs);
    return () => clearTimeout(timer);
  }, [isHeld, onClose]);
  const begin = (event: PointerEvent<HTMLDivElement>) => {
    if (event.target instanceof Element && event.target.closest("button")) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setStart(event.clientX);
  };
  const end = (event: PointerEvent<HTMLDivElement>) => {
    if (start === undefined) return;
    setStart(undefined);
    const width = event.currentTarget.offsetWidth;
    if (event.type === "pointerup" && Math.abs(offset) >= width * dragShare) onClose();
    else setOffset(0);
  };
  const Icon = icons[type];
  return (
    <div
      className={`${styles.toast} ${styles[type]}`}
      role={type === "error" ? "alert" : "status"}
      style={{ translate: `${offset}px` }}
      onPointerDown={begin}
      onPointerMove={(event) => start !== undefined && setOffset(event.clientX - start)}
      onPointerUp={end}
      onPointerCancel={end}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {Icon && <Icon aria-hidden="true" />}
      <span className={styles.words}>{children}</span>
      <button type="button" className={styles.close} aria-label={t`Close`} onClick={onClose}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
