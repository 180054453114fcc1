const toneHertz = 660;
const toneSeconds = 0.18;
const loudness = 0.08;

/**
 * A short tone when something arrives while the page is hidden. Browsers only allow sound after the
 * user has interacted with the page.
 */
export function playUnseen(): void {
  if (!document.hidden || !navigator.userActivation.hasBeenActive) return;
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
