import { useSyncExternalStore } from "react";
import { Trans } from "@lingui/react/macro";
import { SegmentedSwitch } from "../design/segmented-switch.tsx";
import { chooseTheme, chosenTheme, onThemeChosen } from "../design/theme.ts";
import { SettingsSection } from "./settings-section.tsx";

/** Light or dark, for this browser; applied immediately. */
export function ThemeSection() {
  const theme = useSyncExternalStore(onThemeChosen, () => chosenTheme(window));
  return (
    <SettingsSection
      title={<Trans>Appearance</Trans>}
      about={<Trans>Saved in this browser for 30 days.</Trans>}
    >
      <div>
        <SegmentedSwitch
          label={<Trans>Theme</Trans>}
          value={theme}
          segments={[
            { value: "system", label: <Trans>Same as system</Trans> },
            { value: "light", label: <Trans>Light</Trans> },
            { value: "dark", label: <Trans>Dark</Trans> },
          ]}
          onChange={(choice) => chooseTheme(window, choice)}
        />
      </div>
    </SettingsSection>
  );
}
