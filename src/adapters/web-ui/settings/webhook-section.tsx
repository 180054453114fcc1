import { Trans } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { webhooksPath } from "../navigation/paths.ts";
import { SettingsSection } from "./settings-section.tsx";

/** The way to the page of webhooks. */
export function WebhookSection() {
  return (
    <SettingsSection
      title={<Trans>Webhooks</Trans>}
      about={<Trans>For your programs that follow your trades.</Trans>}
    >
      <p>
        <Button variant="plain" href={webhooksPath}>
          <Trans>Set up webhooks</Trans>
        </Button>
      </p>
    </SettingsSection>
  );
}
