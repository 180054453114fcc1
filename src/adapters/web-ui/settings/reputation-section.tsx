import { Trans } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { reputationPath } from "../navigation/paths.ts";
import { SettingsSection } from "./settings-section.tsx";

/** The way to the records on other marketplaces. */
export function ReputationSection() {
  return (
    <SettingsSection
      title={<Trans>Record elsewhere</Trans>}
      about={<Trans>Show on your profile what you earned on another marketplace.</Trans>}
    >
      <p>
        <Button variant="plain" href={reputationPath}>
          <Trans>Import a record</Trans>
        </Button>
      </p>
    </SettingsSection>
  );
}
