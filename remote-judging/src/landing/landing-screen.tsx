import { Link, useParams } from 'react-router-dom';

/** A competition's first page: to the board, and to the ways in. */
export default function LandingScreen() {
  const { competition = '' } = useParams();
  return (
    <nav aria-label="Competition">
      <Link to={`/${competition}/entries`}>Leaderboard</Link>
      <Link to={`/${competition}/enter`}>Enter</Link>
    </nav>
  );
}
