/**
 * The styles of a card table and of the paper beside it. Pages bring them, not the table's script: what comes
 * on demand would ask for them again.
 */
import './practice.css';
import './rack.css';
import './table.css';
import './cloth.css';
import './boards.css';
import './opening.css';
import './actions.css';
import './narrow-table.css';
import './verdict.css';
import './sum.css';
