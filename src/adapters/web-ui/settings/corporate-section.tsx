import { Trans } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { corporatePath } from "../navigation/paths.ts";
import { usePolicy } from "../page-policy.ts";
import { useReader } from "../server/use-reader.ts";
import { SettingsSection } from "./settings-section.tsx";

/** The way to the page of corporate accounts, where there are any. */
export function CorporateSection() {
  const { isCorporateAccount } = useReader();
  const { flags } = usePolicy();
  if (!isCorporateAccount && !flags.corporateAccount) return null;
  return (
    <SettingsSection
      title={<Trans>Corporate account</Trans>}
      about={<Trans>For companies, with their own name and limits.</Trans>}
    >
      <p>
        <Button variant="plain" href={corporatePath}>
          {isCorporateAccount ? <Trans>View</Trans> : <Trans>Switch to a corporate account</Trans>}
        </Button>
      </p>
    </SettingsSection>
  );
}
