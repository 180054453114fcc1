import { Trans } from "@lingui/react/macro";
import { Button } from "../design/button.tsx";
import { teamPath, vendorDeskPath } from "../navigation/paths.ts";
import { SettingsSection } from "./settings-section.tsx";

/** The ways to what vendors prepare, and to who helps whom. */
export function VendorSection() {
  return (
    <SettingsSection
      title={<Trans>Vendors</Trans>}
      about={<Trans>Replies and opening hours for your trades, and people who help.</Trans>}
    >
      <p>
        <Button variant="plain" href={vendorDeskPath}>
          <Trans>Vendor desk</Trans>
        </Button>{" "}
        <Button variant="plain" href={teamPath}>
          <Trans>Team</Trans>
        </Button>
      </p>
    </SettingsSection>
  );
}
