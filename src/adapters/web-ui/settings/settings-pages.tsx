import { useLingui } from "@lingui/react/macro";
import type { SettingsView } from "../../http/contract/account/settings.ts";
import { Card } from "../design/card.tsx";
import { Skeleton } from "../design/skeleton.tsx";
import { LoadFailure } from "../failure/load-failure.tsx";
import { useRead } from "../server/use-read.ts";
import { OwnDataSection } from "../own-data/own-data-section.tsx";
import { PasskeySection } from "../passkey/passkey-section.tsx";
import { CloseAccountSection } from "../closing/close-account-section.tsx";
import { ResetNotice } from "../factor-reset/reset-notice.tsx";
import { CorporateSection } from "./corporate-section.tsx";
import { AvatarSection } from "./avatar-section.tsx";
import { EmailSection } from "./email-section.tsx";
import { PhoneSection } from "./phone-section.tsx";
import { NameSection } from "./name-section.tsx";
import { NewDeviceSection } from "./new-device-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { SecurityQuestionsSection } from "./security-questions-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { ReputationSection } from "./reputation-section.tsx";
import { VendorSection } from "./vendor-section.tsx";
import { WebhookSection } from "./webhook-section.tsx";
import { SettingsFrame } from "./settings-frame.tsx";
import { ThemeSection } from "./theme-section.tsx";
import { TwoFactorSection } from "../two-factor/two-factor-section.tsx";

/** The user's profile, and their display preferences. */
export function SettingsPage() {
  const { t } = useLingui();
  const settings = useRead("viewSettings", {});
  return (
    <SettingsFrame title={t`Settings`}>
      {settings.data ? (
        <Sections settings={settings.data.data} />
      ) : settings.isError ? (
        <LoadFailure onRetry={() => void settings.refetch()} isRetrying={settings.isFetching} />
      ) : (
        <div aria-busy="true" data-unknown="true">
          <Card>
            <Skeleton width="medium" />
            <Skeleton shape="card" width="full" />
          </Card>
        </div>
      )}
      <EmailSection />
      <PhoneSection />
      <ThemeSection />
      <CorporateSection />
      <VendorSection />
      <ReputationSection />
      <WebhookSection />
    </SettingsFrame>
  );
}

function Sections({ settings }: { settings: SettingsView }) {
  return (
    <>
      <AvatarSection />
      <SettingsForm settings={settings} />
      <NameSection settings={settings} />
    </>
  );
}

/** What protects the user's account. */
export function SecurityPage() {
  const { t } = useLingui();
  return (
    <SettingsFrame title={t`Security`}>
      <ResetNotice />
      <PasswordSection />
      <PasskeySection />
      <TwoFactorSection />
      <SecurityQuestionsSection />
      <SessionsSection />
      <NewDeviceSection />
      <OwnDataSection />
      <CloseAccountSection />
    </SettingsFrame>
  );
}
