import { useId, type MouseEventHandler, type ReactNode } from "react";
import { LoaderCircle } from "lucide-react";
import { AppLink } from "../navigation/app-link.tsx";
import styles from "./button.module.css";

/** What a press means. Buying and selling have their own colours; danger cannot be undone. */
export type ButtonVariant = "primary" | "plain" | "danger" | "buy" | "sell";

/**
 * A button, or with `href` a link that looks like one; paths are without the locale's prefix.
 *
 * - `busy`: the press is under way; it is shown, and a second one does nothing.
 * - `disabledReason`: why a press can do nothing now; stands under the button and is read with it.
 * - `wide`: as wide as the place where it stands.
 */
interface ButtonProps {
  readonly variant: ButtonVariant;
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly disabledReason?: ReactNode;
  readonly wide?: boolean;
  readonly onClick?: MouseEventHandler<HTMLElement>;
  readonly type?: "button" | "submit";
  readonly form?: string;
  readonly href?: string;
  readonly children: ReactNode;
}

/**
 * A button that cannot be pressed keeps its place in the order of the keyboard, so that its reason
 * can be found and read.
 */
export function Button(props: ButtonProps) {
  const { variant, busy = false, wide = false, href, onClick, children } = props;
  const reasonId = useId();
  const isOff = props.disabled === true || props.disabledReason !== undefined;
  const className = [styles.button, styles[variant], wide && styles.wide].filter(Boolean).join(" ");
  const content = (
    <>
      <span className={busy ? `${styles.content} ${styles.hidden}` : styles.content}>
        {children}
      </span>
      {busy && <LoaderCircle className={styles.spinner} aria-hidden="true" />}
    </>
  );
  if (href !== undefined && !isOff) {
    return (
      <AppLink className={className} to={href} {...(onClick && { onClick })}>
        {content}
      </AppLink>
    );
  }
  const button = (
    <button
      className={className}
      type={props.type ?? "button"}
      form={props.form}
      aria-busy={busy}
      aria-disabled={isOff}
      aria-describedby={props.disabledReason === undefined ? undefined : reasonId}
      onClick={(event) => {
        if (busy || isOff) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {content}
    </button>
  );
  if (props.disabledReason === undefined) return button;
  return (
    <span className={styles.withReason}>
      {button}
      <span id={reasonId} className={styles.reason}>
        {props.disabledReason}
      </span>
    </span>
  );
}
