// A component has the size, place and visibility that it has in a page only with what every page has beneath it.
import '#src/ui/base.css';
