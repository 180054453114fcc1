import type { ReactNode } from "react";
import { AlertDialog } from "@base-ui/react/alert-dialog";
import { Trans } from "@lingui/react/macro";
import { Button, type ButtonVariant } from "./button.tsx";
import styles from "./dialog.module.css";

/**
 * Asks for confirmation before something irreversible. On a phone it slides in from below.
 *
 * - `effect`: the result of confirming, in words.
 * - `children`: any required input, with its errors.
 * - `busy`: the action is running; the dialog stays until the caller closes it.
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

/** The question with its two answers. Escape and the cancel button change nothing. */
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
              {/* First, so that the initial focus is never on an irreversible action. */}
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
