import { useId, useState } from "react";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { Trans } from "@lingui/react/macro";
import { Copy } from "lucide-react";
import type { TeamActView } from "../../adapters/http/contract/admin/team-views.ts";
import styles from "./staff-page.module.css";
import forms from "../design/forms.module.css";

export type Link = NonNullable<TeamActView["invitation"]>;

/** The invitation link, shown once. Only the button closes the dialog: it cannot be shown again. */
export function LinkDialog({ link, onClose }: { link: Link; onClose: () => void }) {
  const id = useId();
  const [isCopied, setIsCopied] = useState(false);
  const { token, username } = link;
  const address = `${window.location.origin}/invitation#${token}`;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setIsCopied(true);
  };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>
        <Trans>
          Link for <bdi>{username}</bdi>
        </Trans>
      </DialogTitle>
      <DialogContent>
        <div className={forms.form}>
          <p>
            <Trans>
              Share it yourself. It is shown only once, works for one day, and creates one account.
            </Trans>
          </p>
          <p className={styles.link}>
            <bdi>{address}</bdi>
          </p>
          <div className={forms.row}>
            <Button
              variant="contained"
              startIcon={<Copy size={18} aria-hidden="true" />}
              onClick={() => void copy()}
            >
              <Trans>Copy the link</Trans>
            </Button>
            <Button onClick={onClose}>
              <Trans>I've saved it</Trans>
            </Button>
          </div>
          <p role="status" className={styles.second}>
            {isCopied && <Trans>Copied.</Trans>}
          </p>
        </div>
      </DialogContent>
    </Dialog>
  );
}
