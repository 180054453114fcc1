import { remember, remembered } from "../server/device-memory.ts";

const setting = "sound";
const off = "off";

/** Whether the reader wants to hear that something waits; on until it is switched off. */
export function isSoundOn(): boolean {
  return remembered(setting) !== off;
}

export function switchSound(isOn: boolean): void {
  remember(setting, isOn ? "on" : off);
}

const toneHertz = 660;
const toneSeconds = 0.18;
const loudness = 0.08;

/**
 * A short tone when something comes while the page is not seen. Browsers let a page be heard only
 * after its reader has done something on it.
 */
export function playUnseen(): void {
  if (!document.hidden || !isSoundOn() || !navigator.userActivation.hasBeenActive) return;
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  const end = audio.currentTime + toneSeconds;
  tone.frequency.value = toneHertz;
  gain.gain.value = loudness;
  gain.gain.linearRampToValueAtTime(0, end);
  tone.connect(gain).connect(audio.destination);
  tone.addEventListener("ended", () => void audio.close());
  tone.start();
  tone.stop(end);
}
