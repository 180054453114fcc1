import { useEffect, useRef } from "react";
import { Trans } from "@lingui/react/macro";
import { Notice } from "../design/notice.tsx";
import { useRead } from "../server/use-read.ts";

const lookEveryMs = 3_000;

/** Waits for the answer on another device; `onApproved` is called once. */
export function LogInWaiting({ onApproved }: { onApproved: () => void }) {
  const read = useRead("viewAuthorization", {}, { everyMs: lookEveryMs });
  const state = read.data?.data.state ?? "pending";
  const isTold = useRef(false);
  useEffect(() => {
    if (state !== "approved" || isTold.current) return;
    isTold.current = true;
    onApproved();
  }, [state, onApproved]);
  switch (state) {
    case "pending":
      return (
        <Notice tone="info">
          <Trans>
            Confirm that it's you: open this site on a device where you are signed in, and approve
            this sign-in there. This page continues by itself. No such device at hand? Set a new
            password by email: it signs you out everywhere.
          </Trans>
        </Notice>
      );
    case "approved":
      return (
        <Notice tone="done">
          <Trans>Approved. You are being signed in.</Trans>
        </Notice>
      );
    case "denied":
      return (
        <Notice tone="danger">
          <Trans>This sign-in was denied on another device.</Trans>
        </Notice>
      );
    case "expired":
      return (
        <Notice tone="warning">
          <Trans>Nobody approved this sign-in in time. Sign in to ask again.</Trans>
        </Notice>
      );
  }
}
