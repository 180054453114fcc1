import { useLingui } from "@lingui/react";
import { Button } from "../design/button.tsx";
import { showToast, type ToastType } from "../design/show-toast.ts";
import { Toast } from "../design/toasts.tsx";
import { Sample, SamplePart } from "./sample-part.tsx";
import { sampleWords } from "./sample-words.ts";

const types: readonly ToastType[] = ["info", "success", "error", "warning", "light"];

const stay = () => undefined;

/** Messages that go away by themselves: each as it looks, and a button that shows it in its place. */
export function ToastSamples() {
  const { i18n } = useLingui();
  const { short, paragraph } = sampleWords;
  return (
    <SamplePart name="Toast">
      {types.map((type) => (
        <Sample key={type} state={type} wide>
          <Toast type={type} onClose={stay}>
            <bdi>{paragraph}</bdi>
          </Toast>
          <Button variant="plain" onClick={() => void showToast(i18n, type, `${short}: ${type}`)}>
            <bdi>{`${short}: ${type}`}</bdi>
          </Button>
        </Sample>
      ))}
    </SamplePart>
  );
}
