import { Link } from 'react-router-dom';

/** Where an organiser starts. */
export default function OrganiseScreen() {
  return (
    <section>
      <h1>My competitions</h1>
      <Link to="/organise/new">New competition</Link>
    </section>
  );
}
