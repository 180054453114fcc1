import type { ReactNode } from "react";
import { AlertDialog } from "@base-ui/react/alert-dialog";
import { Trans } from "@lingui/react/macro";
import { Button, type ButtonVariant } from "./button.tsx";
import styles from "./dialog.module.css";

/**
 * Asks once before something is done that cannot be taken back. On a phone it comes from below.
 *
 * - `effect`: what will have happened after the press, in words.
 * - `children`: what has to be typed for it, with what was wrong about it.
 * - `busy`: it is being done; the dialog stays until the caller closes it.
 */
interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly effect: ReactNode;
  readonly confirmLabel: ReactNode;
  readonly variant: ButtonVariant;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

/** The question with its two answers. Escape and the other answer change nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, busy = false, onConfirm, onCancel } = props;
  return (
    <AlertDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && !busy && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Popup className={styles.popup}>
          <AlertDialog.Title className={styles.title}>{props.title}</AlertDialog.Title>
          <AlertDialog.Description className={styles.effect}>
            {props.effect}
          </AlertDialog.Description>
          <form
            className={styles.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (!busy) onConfirm();
            }}
          >
            {props.children}
            <div className={styles.acts}>
              {/* First, so that the focus never begins on what cannot be undone. */}
              <Button variant="plain" disabled={busy} onClick={onCancel}>
                <Trans>Not now</Trans>
              </Button>
              <Button variant={props.variant} type="submit" busy={busy}>
                {props.confirmLabel}
              </Button>
            </div>
          </form>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
