import { useEffect, useState, type PointerEvent } from "react";
import { useLingui } from "@lingui/react/macro";
import { CircleCheck, CircleX, Info, MessageCircle, TriangleAlert, X } from "lucide-react";
import { isDraggedAway, toastStaysMs } from "../design/toast-rules.ts";
import { dismissToast, type Toast } from "../design/toast-store.ts";
import styles from "./toasts.module.css";

const icons = {
  info: Info,
  success: CircleCheck,
  error: CircleX,
  warning: TriangleAlert,
  light: MessageCircle,
};

/** Short messages at the upper end of the page. */
export function Toasts({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <div className={styles.toasts}>
      {toasts.map((toast) => (
        <OneToast key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function OneToast({ toast: { id, type, words } }: { toast: Toast }) {
  const { t } = useLingui();
  const [isHeld, setHeld] = useState(false);
  const [from, setFrom] = useState<number>();
  const [dragged, setDragged] = useState(0);
  const Icon = icons[type];
  const stays = isHeld || from !== undefined;
  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(() => dismissToast(id), toastStaysMs);
    return () => clearTimeout(timer);
  }, [id, stays]);
  const take = (event: PointerEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest("button, a")) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setFrom(event.clientX);
  };
  const drag = (event: PointerEvent) => from !== undefined && setDragged(event.clientX - from);
  const letGo = (event: PointerEvent<HTMLElement>) => {
    if (isDraggedAway(dragged, event.currentTarget.offsetWidth)) return dismissToast(id);
    setFrom(undefined);
    setDragged(0);
  };
  const dragging = {
    onPointerDown: take,
    onPointerMove: drag,
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
  const [hold, leave] = [() => setHeld(true), () => setHeld(false)];
  const holding = { onPointerEnter: hold, onPointerLeave: leave, onFocus: hold, onBlur: leave };
  return (
    <div
      className={styles.toast}
      data-type={type}
      role={type === "error" ? "alert" : "status"}
      style={{ transform: `translateX(${dragged}px)` }}
      {...holding}
      {...dragging}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <span className={styles.words}>{words}</span>
      <button
        type="button"
        className={styles.close}
        aria-label={t`Dismiss`}
        onClick={() => dismissToast(id)}
      >
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
