import { useLingui } from "@lingui/react/macro";
import { PageHeading } from "../navigation/page-heading.tsx";
import { ButtonSamples } from "./button-samples.tsx";
import { InputSamples } from "./input-samples.tsx";
import { PartSamples } from "./part-samples.tsx";
import { StateSamples } from "./state-samples.tsx";
import styles from "./gallery-page.module.css";

/** Every component of the design in every state, for people and for tests; in demo mode only. */
export function GalleryPage() {
  const { t } = useLingui();
  return (
    <div className={styles.page}>
      <PageHeading title={t`Design components`} />
      <ButtonSamples />
      <InputSamples />
      <StateSamples />
      <PartSamples />
    </div>
  );
}
