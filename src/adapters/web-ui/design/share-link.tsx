import { Trans } from "@lingui/react/macro";
import { Share2 } from "lucide-react";
import { Button } from "./button.tsx";

/** Hands a link to the apps of the device, where the browser can. */
export function ShareLink({ title, link }: { title: string; link: string }) {
  if (!("share" in navigator)) return null;
  const share = () => {
    // Closing the browser's own dialog is no failure.
    navigator.share({ title, url: link }).catch(() => undefined);
  };
  return (
    <Button variant="plain" onClick={share}>
      <Share2 aria-hidden="true" />
      <Trans>Share link</Trans>
    </Button>
  );
}
