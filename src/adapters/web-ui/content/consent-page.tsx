import { lazy, Suspense } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import { dayText } from "../design/day-text.ts";
import { AppLink } from "../navigation/app-link.tsx";
import { noticeSettingsPath, verifyPhonePath } from "../navigation/paths.ts";
import { usePageState } from "../page-context.ts";
import { ContentPage, ContentPart } from "./content-page.tsx";

/** Loaded on demand: the pages beside this one are read by people without an account. */
const ConsentDocuments = lazy(async () => ({
  default: (await import("./consent-documents.tsx")).ConsentDocuments,
}));

/** What the user agreed to, and where they change what is theirs to choose. */
export function ConsentPage() {
  const { t, i18n } = useLingui();
  const { reader } = usePageState();
  return (
    <ContentPage
      title={t`What you agreed to`}
      lead={
        <Trans>
          The documents that apply between you and us, and what you can allow or refuse.
        </Trans>
      }
    >
      <ContentPart title={<Trans>With your account</Trans>}>
        {reader.registrationDate !== null && (
          <p>
            <Trans>
              You opened it on <bdi>{dayText(i18n.locale, reader.registrationDate)}</bdi>. These
              apply to everyone with an account:
            </Trans>
          </p>
        )}
        <Suspense fallback={null}>
          <ConsentDocuments />
        </Suspense>
        <AppLink to="/vendor-terms">
          <Trans>Vendor terms, if you publish offers</Trans>
        </AppLink>
      </ContentPart>
      <ContentPart title={<Trans>Your phone number</Trans>}>
        <p>
          <Trans>
            We send a code to it only after you agreed to that, each time you ask for one.
          </Trans>
        </p>
        <AppLink to={verifyPhonePath}>
          <Trans>Confirm your phone</Trans>
        </AppLink>
      </ContentPart>
      <ContentPart title={<Trans>Messages from us</Trans>}>
        <p>
          <Trans>You choose what we tell you, and over which channels.</Trans>
        </p>
        <AppLink to={noticeSettingsPath}>
          <Trans>Notification settings</Trans>
        </AppLink>
      </ContentPart>
    </ContentPage>
  );
}
