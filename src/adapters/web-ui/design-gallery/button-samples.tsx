import { Check } from "lucide-react";
import { Button, type ButtonVariant } from "../design/button.tsx";
import { CopyButton } from "../design/copy-button.tsx";
import { ShareLink } from "../design/share-link.tsx";
import { Sample, SamplePart } from "./sample-part.tsx";
import { sampleWords } from "./sample-words.ts";

const variants: readonly ButtonVariant[] = ["primary", "plain", "danger", "buy", "sell"];

/** Buttons and other controls to press. */
export function ButtonSamples() {
  const { short, long, reason, value, label } = sampleWords;
  const words = <bdi>{short}</bdi>;
  return (
    <>
      <SamplePart name="Button">
        {variants.flatMap((variant) => [
          <Sample key={variant} state={variant}>
            <Button variant={variant}>{words}</Button>
          </Sample>,
          <Sample key={`${variant}-busy`} state={`${variant}, busy`}>
            <Button variant={variant} busy>
              {words}
            </Button>
          </Sample>,
          <Sample key={`${variant}-off`} state={`${variant}, disabled`}>
            <Button variant={variant} disabled>
              {words}
            </Button>
          </Sample>,
        ])}
        <Sample state="disabled with its reason">
          <Button variant="primary" disabledReason={<bdi>{reason}</bdi>}>
            {words}
          </Button>
        </Sample>
        <Sample state="with an icon">
          <Button variant="primary">
            <Check aria-hidden="true" />
            {words}
          </Button>
        </Sample>
        <Sample state="link">
          <Button variant="plain" href="/">
            {words}
          </Button>
        </Sample>
        <Sample state="wide, long text">
          <Button variant="danger" wide>
            <bdi>{long}</bdi>
          </Button>
        </Sample>
      </SamplePart>
      <SamplePart name="ShareLink">
        <Sample state="rest, where the browser can share">
          <ShareLink title={label} link="/" />
        </Sample>
      </SamplePart>
      <SamplePart name="CopyButton">
        <Sample state="rest">
          <CopyButton value={value} what={<bdi>{label}</bdi>} />
        </Sample>
      </SamplePart>
    </>
  );
}
