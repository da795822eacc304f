/** How to put Topout on the home screen. */
export default function AppScreen() {
  return (
    <section>
      <h1>Use the Topout App</h1>
      <p>Topout lives on your home screen without a store.</p>
      <ul>
        <li>iPhone and iPad: in Safari, tap Share, then Add to Home Screen.</li>
        <li>Android: in the browser’s menu, tap Install app.</li>
      </ul>
    </section>
  );
}
